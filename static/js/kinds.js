// The kinds of prompt that bring behaviour of their own, one module each.
import "./kinds/bid.js";
import "./kinds/food.js";
import "./kinds/order.js";
import "./kinds/either.js";
import "./kinds/lay.js";
import "./kinds/tile.js";
