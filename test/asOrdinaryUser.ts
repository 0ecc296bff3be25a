/** Runs work as somebody who may not read everything: while the superuser runs the tests, as nobody. */
export function asOrdinaryUser<Result>(work: () => Result): Result {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
