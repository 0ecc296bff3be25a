// Each text is an export of its own, so that a script carries those that it says and no others. The table of all
// texts holds them too.

export const controlFailed = 'This control could not be loaded.';

export const offline = 'You seem to be offline. This page is still readable.';
export const offlineNotice = 'Connection';
export const tryAgain = 'Try again';

export const linkCopied = 'Link to this section copied.';

export const picture = 'Picture';
export const close = 'Close';

// Said to writers, by the dev server's pages alone.
export const contentErrors = 'Content errors';
export const siteHasErrors = 'This site has errors';
export const errorsNote = 'This message closes when you fix the errors. Press Escape to keep reading.';
export const devServer = 'Dev server';
export const serverStopped = 'The dev server has stopped. Edits show again once it runs.';
