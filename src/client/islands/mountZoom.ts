import { close as closeText, picture as pictureText } from '../../model/languages/clientTexts.ts';
import { addStyles } from '../addStyles.ts';
import { zoomStyles } from '../lateStyles.ts';

/**
 * Makes the button over a picture open it larger, in a dialog of its own. Escape, a click and Back close the dialog;
 * the focus returns to the button.
 */
export function mountZoom(place: HTMLElement): undefined {
  const button = place.querySelector('button');
  const picture = place.querySelector('img, svg');
  if (!button || !picture) return;
  // With the picture on the button, which the reader points at by now.
  addStyles(zoomStyles);
  button.addEventListener('click', () => open(picture, button));
}

function open(picture: Element, button: HTMLButtonElement): void {
  const dialog = document.createElement('dialog');
  const closer = document.createElement('button');
  const copy = copyOf(picture);
  dialog.className = 'zoom-dialog';
  dialog.setAttribute('aria-label', nameOf(picture));
  closer.type = 'button';
  closer.className = 'zoom-close';
  closer.setAttribute('aria-label', closeText);
  dialog.append(closer, copy);
  document.body.append(dialog);

  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  // Behind a modal dialog the page that comes next could not take the focus. It may also have been on its way before.
  addEventListener('popstate', close);
  const arrivals = new MutationObserver(() => button.isConnected || close());
  arrivals.observe(document.body, { childList: true, subtree: true });
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    arrivals.disconnect();
    dialog.remove();
    button.focus();
  });
  dialog.showModal();
  // Of a tall picture the whole would be smaller than on the page: the reader scrolls it.
  if (heightOf(copy) < heightOf(picture)) copy.classList.add('zoom-tall');
  // A drawing may be wider than the screen: its middle comes first.
  dialog.scrollLeft = (dialog.scrollWidth - dialog.clientWidth) / 2;
}

const heightOf = (picture: Element) => picture.getBoundingClientRect().height;

const nameOf = (picture: Element) =>
  picture.getAttribute('alt') || picture.querySelector('title')?.textContent || pictureText;

/** Ids stay the original's alone: what the copy refers to by them is found there. */
function copyOf(picture: Element): Element {
  const copy = picture.cloneNode(true) as Element;
  // Large as it is now, it is another picture of its set.
  if ('srcset' in copy) copy.setAttribute('sizes', '100vw');
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  if ('naturalWidth' in picture) setFullSize(copy as HTMLImageElement, picture as HTMLImageElement);
  return copy;
}

/**
 * As large as the file, whatever size its author has given it on the page; a drawing, which is sharp in every size, as
 * large as fits the window. What has not come yet keeps the size of the page.
 */
function setFullSize(copy: HTMLImageElement, picture: HTMLImageElement): void {
  const { clientWidth, srcset } = picture;
  // Of a drawing, Safari tells the size in which it is shown; of a copy that is not shown yet, that of the file.
  const { naturalWidth, naturalHeight } = !srcset && copy.naturalWidth ? copy : picture;
  if (naturalWidth === 0) return;
  // Of several files it tells the size that the page asks for.
  const widths = Array.from(srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width));
  const fitting = /\.svg(?:[?#]|$)/i.test(picture.src) ? (innerHeight * naturalWidth) / naturalHeight : 0;
  // A drawing without a size of its own has that of the room there is.
  const room = picture.matches('.zoom-wide > :not([width])') ? innerWidth : Math.min(innerWidth, Math.round(fitting));
  copy.width = Math.max(naturalWidth, clientWidth, room, ...widths);
  copy.height = Math.round((copy.width * naturalHeight) / naturalWidth);
}
