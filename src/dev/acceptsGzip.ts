/**
 * Whether a request takes an answer in gzip, by its `Accept-Encoding`; undefined stands for a request without one.
 *   "gzip, deflate, br" → true   "*" → true   "gzip;q=0, *" → false   undefined → false
 */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((item) => {
      const [coding = '', ...parameters] = item.toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return [coding.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
