"""What nobody should send: the program answers each with a refusal, and stays as it was."""
