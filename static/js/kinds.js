// The kinds of prompt that bring behaviour of their own, one module each.
