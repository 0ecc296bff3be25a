import { closeMenus } from '../closeMenus.ts';
import { fragmentTarget } from '../fragmentTarget.ts';
import { createOpener, type OpenerParts } from './createOpener.ts';
import { decideClick } from './decideClick.ts';
import { enter } from './enter.ts';
import { land, withoutJump } from './land.ts';
import { linkOf } from './linkOf.ts';
import { pageTarget } from './pageTarget.ts';
import { hideOfflineNotice } from './showOfflineNotice.ts';

/** Opens pages of the site within the document, on clicks, Back and Forward; in any doubt the browser does it. */
export function startRouter(parts: OpenerParts): void {
  const { base, screen, scroller, leave } = parts;
  const { open, cancel } = createOpener(parts);

  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    const page = screen.inStep() ? screen.page() : '';
    const decision = decideClick(event, link, { base, page });
    if (decision.kind === 'leave') return;
    if (decision.kind === 'open') {
      event.preventDefault();
      open(decision, 'click');
      return;
    }
    cancel();
    closeMenus();
    screen.savePosition();
    if (decision.kind === 'fragment') {
      const target = fragmentTarget(link.hash);
      if (!target) return scroller.expect();
      event.preventDefault();
      withoutJump(() => location.assign(link.href));
      return scroller.glide(target);
    }
    event.preventDefault();
    enter(link.href);
    land(scroller);
  });

  const follow = () => {
    cancel();
    // It would offer the page of an entry that the reader has left.
    hideOfflineNotice();
    closeMenus();
    const position = screen.savedPosition();
    if (!screen.inStep()) {
      const target = pageTarget(location.href, base);
      if (target) open(target, 'traversal');
      else leave(location);
    } else if (position) {
      scroller.restore(position);
    } else {
      // A fragment that the browser goes to by itself.
      scroller.expect();
    }
  };
  addEventListener('popstate', follow);
  // A page kept for Back and Forward comes back as it was left, with its bar; from Safari at its top.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  if (!screen.inStep()) follow();

  // Firefox then breaks off what is loading: that would look like a failure, and what came of it would overtake the
  // reader.
  addEventListener('beforeunload', cancel);
  // Safari on iOS knows only this one.
  addEventListener('pagehide', cancel);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancel();
  });
}
