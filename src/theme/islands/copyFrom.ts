/**
 * Puts the text at an address into the clipboard. Yields whether it is there: not when the text did not come, or the
 * browser refused. Never rejects. To be called in answer to a click.
 */
export async function copyFrom(href: string): Promise<boolean> {
  try {
    const text = fetchText(href);
    const blob = text.then((contents) => new Blob([contents], { type: 'text/plain' }));
    // A clipboard that refuses at once never looks at what it was given.
    blob.catch(() => {});
    // Some browsers allow copying only within the click itself, so the clipboard is given the promise.
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.text();
}
