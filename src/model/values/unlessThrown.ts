/** What `make` yields; undefined where it throws, for what may fail and is told of elsewhere, or costs nothing. */
export function unlessThrown<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
