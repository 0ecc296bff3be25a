import { close, contentErrors, errorsNote, siteHasErrors } from '../../model/languages/clientTexts.ts';

/**
 * Shows content errors over the page, as the terminal shows them. Escape and a button close it; the text can be
 * selected. Errors that are shown, or were closed, are left as they are: each save tells of them again.
 */
export function showErrorOverlay(text: string): void {
  if (document.querySelector(`#${ID} pre`)?.textContent === text) return;
  hideErrorOverlay();
  const dialog = document.createElement('dialog');
  dialog.id = ID;
  dialog.setAttribute('aria-label', contentErrors);
  const title = document.createElement('h2');
  title.textContent = siteHasErrors;
  const report = document.createElement('pre');
  report.tabIndex = 0;
  report.textContent = text;
  const note = document.createElement('p');
  note.textContent = errorsNote;
  const closer = document.createElement('button');
  closer.type = 'button';
  closer.textContent = close;
  closer.onclick = () => dialog.close();
  dialog.append(title, report, note, closer);
  for (const [element, styles] of [
    [dialog, DIALOG],
    [report, REPORT],
    [closer, CLOSER],
  ] as const) {
    // Set through the CSSOM, which a strict policy allows.
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  }
  document.body.append(dialog);
  dialog.showModal();
}

/** Takes the overlay away, if it is there; the focus returns to where it was. */
export function hideErrorOverlay(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${ID}`);
  // One that is only removed takes the focus with it.
  dialog?.close();
  dialog?.remove();
}

const ID = 'docsgen-errors';

const DIALOG = {
  // What centers it: the theme takes the margins of all.
  margin: 'auto',
  'max-width': 'min(60rem, 92vw)',
  border: '1px solid #c4342b',
  'border-radius': '8px',
  padding: '16px 24px',
  background: 'Canvas',
  color: 'CanvasText',
};

const REPORT = { margin: '12px 0', overflow: 'auto', 'max-height': '60vh', 'font-size': '13px', 'line-height': '1.5' };

const CLOSER = { margin: '12px 0 0', border: '1px solid', 'border-radius': '8px', padding: '10px 20px' };
