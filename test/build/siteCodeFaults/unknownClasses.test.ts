import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unknownClasses } from '../../../src/build/siteCodeFaults/unknownClasses.ts';

const STYLES = `/* .gone { } */
.title { color: teal; animation: spin 1s; width: 1.5em }
.is-open, .md\\:wide { color: red; &.inner { margin: 0 } }
@keyframes spin { from { opacity: 0 } }
#named { margin: 0 }
`;

const found = (text: string, styles: string | undefined = STYLES) =>
  unknownClasses([{ file: 'site/box.tsx', text }], (path, file) =>
    path === './box.module.css' && file === 'site/box.tsx' ? styles : undefined,
  ).map(({ place, hint }) => [place?.line, place?.column, place?.endColumn, hint]);

const IMPORT = "import box from './box.module.css';\n";

describe('unknownClasses', () => {
  it('names what a CSS module does not have, and what was meant', () => {
    assert.deepEqual(found(`${IMPORT}export const A = () => <p className={box.titel}>a</p>;\n`), [
      [2, 42, 47, 'did you mean `box.title`?'],
    ]);
    assert.deepEqual(found(`${IMPORT}const a = \`\${box.isOpen} x\`;\nconst b = box?.['tittle'];\n`), [
      [2, 18, 24, "did you mean `box['is-open']`?"],
      [3, 18, 24, 'did you mean `box.title`?'],
    ]);
    assert.deepEqual(found(`${IMPORT}const { title, gone: b, inner } = box;\n`), [
      [2, 16, 20, 'write a class that stands in the file, or add this one there'],
    ]);
  });

  it('tells of names that are imported as if the file exported each of them', () => {
    assert.deepEqual(found("import * as box from './box.module.css';\nbox.title;\n"), [
      [1, 8, 16, "import box from './box.module.css';"],
    ]);
  });

  it('says nothing of names that it has', () => {
    const uses =
      "box.title; box['is-open']; box['md:wide']; box.inner; box.spin; box.named; box.toString(); box[name];";
    assert.deepEqual(found(`${IMPORT}${uses}\nconst { title, spin: b } = box;\n`), []);
  });

  it('says nothing of comments, strings, other objects, and names that have another value', () => {
    assert.deepEqual(found(`${IMPORT}// box.none\nconst a = 'box.none';\nmy.box.none; inbox.none;\n`), []);
    assert.deepEqual(found(`${IMPORT}const a = box.none ?? box.title;\nconst b = box['none'] || '';\n`), []);
    assert.deepEqual(found(`${IMPORT}const { none = 'x' } = box;\nconst { none } = box.title;\n`), []);
    assert.deepEqual(found(`// ${IMPORT}box.none;\n`), []);
  });

  it('says nothing of what has the same name as the import', () => {
    const others = [
      'const a = list.map((box) => box.width);',
      'const a = list.map(box => box.width);',
      'const a = Object.entries(all).map(([box, value]) => box.length);',
      'function size(first: () => void, box: Item): number { return box.width; }',
      'for (const box of all) use(box.width);',
      'const { box } = all;\nuse(box.width);',
    ];
    assert.deepEqual(
      others.map((one) => found(`${IMPORT}${one}\n`)),
      others.map(() => []),
    );
    assert.equal(found(`${IMPORT}const a = join(box, { box }) + box.none;\n`).length, 1);
  });

  it('says nothing of the text of an element, of defaults, and of letters beyond English', () => {
    assert.deepEqual(found(`${IMPORT}const a = <p>Put it in the box. Then go: A box.item is.\n  box.more</p>;\n`), []);
    assert.deepEqual(found(`${IMPORT}const { none: a = 'x', title } = box;\n`), []);
    assert.deepEqual(found(`${IMPORT}const a = box.größe;\nconst { größe } = box;\n`, '.größe { margin: 0 }'), []);
    assert.deepEqual(found(`${IMPORT}const a = box.größe;\n`)[0]?.slice(0, 3), [2, 15, 20]);
  });

  it('says nothing where the file is not known, or is no CSS module', () => {
    assert.deepEqual(found("import box from './other.module.css';\nbox.none;\n"), []);
    assert.deepEqual(found("import box from 'kit/box.module.css';\nbox.none;\n"), []);
    assert.deepEqual(found("import box from './box.css';\nbox.none;\n"), []);
  });
});
