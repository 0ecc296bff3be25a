import { Zoom } from 'docsgen';
import type { ReactElement } from 'react';
import { DRAWING_WIDTH } from '../diagrams/drawing.ts';
import { drawings } from '../diagrams/drawings.ts';

/** The drawing of that name, with a caption and a text alternative. Throws for a name that nobody has drawn. */
export function Diagram({ name }: { readonly name: string }): ReactElement {
  const drawing = drawings.get(name);
  if (drawing === undefined) {
    throw new Error(`there is no drawing \`${name}\`; there are ${[...drawings.keys()].join(', ')}`);
  }
  const [titleId, descriptionId] = [`diagram-${name}-title`, `diagram-${name}-description`];
  return (
    <figure className="diagram">
      <Zoom name={drawing.title}>
        <svg
          className="diagram-drawing"
          viewBox={`0 0 ${DRAWING_WIDTH} ${drawing.height}`}
          role="img"
          aria-labelledby={`${titleId} ${descriptionId}`}
        >
          <title id={titleId}>{drawing.title}</title>
          <desc id={descriptionId}>{drawing.description}</desc>
          {drawing.shapes}
        </svg>
      </Zoom>
      <figcaption>{drawing.caption}</figcaption>
    </figure>
  );
}
