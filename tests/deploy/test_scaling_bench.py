"""What the bench of several processes says in the store's place is still what the store says."""

from __future__ import annotations

from contextlib import closing

from sqlalchemy import create_engine

from companion.storage.statements import APPEND_AND_TELL
from companion.storage.store import Store
from tests.bench.bench_scaling import append_of_the_store
from tests.bench.quiet import TELL, TELL_NOBODY


def test_its_appends_are_the_stores_with_and_without_telling(postgresql: str) -> None:
    said = APPEND_AND_TELL.text
    silent = said.replace(TELL, TELL_NOBODY)
    assert silent != said
    with closing(Store(postgresql)) as store:
        store.create_table("t7", "WXYZ", at=1)
        engine = create_engine(postgresql)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE SEQUENCE numbers")
            for statement in (said, silent):
                appended = append_of_the_store(statement).replace(":table", "7")
                connection.exec_driver_sql(appended)
        engine.dispose()
        assert [entry.kind for entry in store.load("t7")] == ["game", "game"]
