/** Whether an error's message says that the code which throws it can run in a browser only. */
export const needsBrowser = (message: string): boolean =>
  /^(?:window|document|location|localStorage|sessionStorage|matchMedia|navigator|history|HTMLElement) is not defined/.test(
    message,
  );
