"""Who's Lying?: lay cards face down, say a colour, and be believed."""
