// A name's length, said while it is typed: a field with data-most takes no more characters than that.
// It counts what a reader sees, as the server does (companion/tables/names.py): an emoji of a family is one.
(function () {
  /** @type {RegExp} */
  var joined;
  /** @type {RegExp} */
  var unseen;
  try {
    joined = new RegExp("\\u200d.", "gu");
    unseen = new RegExp("[\\p{M}\\u200c\\u200d]|[\\u{1f3fb}-\\u{1f3ff}]", "gu");
  } catch (error) {
    // An old browser cannot count them; the server says what is too long.
    if (error instanceof SyntaxError) return;
    throw error;
  }

  /** @param {string} text */
  function count(text) {
    return Array.from(text.replace(/\s+/g, " ").replace(joined, "").replace(unseen, "")).length;
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} most
   */
  function shorten(field, most) {
    var letters = Array.from(field.value);
    while (count(letters.join("")) > most) letters.pop();
    field.value = letters.join("");
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} most
   */
  function say(field, most) {
    var left = most - count(field.value);
    var box = document.getElementById(field.id + "-left");
    var words = "That’s all that fits: " + most + " letters";
    if (left > 0) words = left + (left === 1 ? " letter left" : " letters left");
    if (box) box.textContent = left > 3 ? "" : words;
  }

  document.addEventListener("input", function (event) {
    var field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.dataset.most) return;
    if (event instanceof InputEvent && event.isComposing) return;
    var most = Number(field.dataset.most);
    if (count(field.value) > most) shorten(field, most);
    say(field, most);
  });
})();
