/** Starts one feature of the client; what it throws goes to the console and leaves the other features alone. */
export function guarded(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
