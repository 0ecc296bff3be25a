/** Starts a feature; what it throws goes to the console instead, and leaves the other features alone. */
export function guarded(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
