/** Is thrown where plugins of a step turn out to be asynchronous: what the page was compiled to so far is of no use. */
export class TurnedAsync extends Error {}
