/** What a feature's start yields; what it throws goes to the console instead, and leaves the other features alone. */
export function guarded<Value>(start: () => Value): Value | undefined {
  try {
    return start();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
