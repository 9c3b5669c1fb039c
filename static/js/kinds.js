// The kinds of prompt that bring behaviour of their own, one module each. Those of one game alone lie
// with the game, in its static/pad.js.
import "./kinds/bid.js";
import "./kinds/order.js";
import "./kinds/either.js";
