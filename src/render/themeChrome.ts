import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompileContext } from '../markdown/compileContext.ts';
import { safeHtml } from '../model/brands.ts';
import type { CalloutKind } from '../model/calloutKinds.ts';
import { filled } from '../model/languages/texts.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { CalloutIcon } from '../theme/icons.tsx';
import { CopyButton } from '../theme/islands/CopyButton.tsx';
import { Island } from '../theme/islands/Island.tsx';
import { oncePerTexts, strings } from '../theme/strings.ts';
import { ZoomButton } from '../theme/Zoom.tsx';
import { mark } from './fillMarks.ts';
import { elementTemplate } from './template.ts';

/** The small parts of the theme that stand inside content, rendered once for all pages. */
export const themeChrome = oncePerTexts((): CompileContext['chrome'] => {
  const icon = (kind: CalloutKind) => safeHtml(renderToStaticMarkup(createElement(CalloutIcon, { kind })));
  const zoomButton = elementTemplate(createElement(ZoomButton, { name: mark('name') }));
  return {
    copyButton: safeHtml(
      renderToStaticMarkup(
        createElement(Island, { name: 'CopyButton', inline: true, children: createElement(CopyButton, {}) }),
      ),
    ),
    allLines: (count) => filled(strings.allLines, { count }),
    calloutIcon: { note: icon('note'), tip: icon('tip'), warning: icon('warning'), danger: icon('danger') },
    calloutLabel: {
      note: strings.calloutNote,
      tip: strings.calloutTip,
      warning: strings.calloutWarning,
      danger: strings.calloutDanger,
      important: strings.calloutImportant,
      caution: strings.calloutCaution,
    },
    headingAnchor: (title) => filled(strings.headingAnchor, { title }),
    zoomButton: (name) => zoomButton({ name: escapeHtml(name) }),
    details: strings.details,
    table: strings.table,
    taskDone: strings.taskDone,
    taskOpen: strings.taskOpen,
    footnotes: strings.footnotes,
    footnoteBack: (number) => filled(strings.footnoteBack, { number }),
  };
});
