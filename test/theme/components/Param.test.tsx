import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Endpoint } from '../../../src/theme/components/Endpoint.tsx';
import { Param, type ParamProps } from '../../../src/theme/components/Param.tsx';

const termOf = (param: Partial<ParamProps>) =>
  /<dt>(.*)<\/dt>/.exec(renderToStaticMarkup(<Param name="limit" {...param} />))?.[1];

it('a field shows its type, where it travels, and whether it is required, as far as it says', () => {
  const name = '<code class="field-name">limit</code>';
  assert.equal(termOf({}), name);
  assert.equal(termOf({ required: false }), name);
  assert.equal(
    termOf({ type: 'integer', in: 'query', required: true }),
    `${name}<span class="field-type">integer</span><span class="field-place">query</span><span class="field-required">required</span>`,
  );
});

it('a field shows its default, also where that is nothing much', () => {
  for (const initial of ['a', 0, false, ''])
    assert.match(
      renderToStaticMarkup(<Param name="limit" default={initial} />),
      new RegExp(`<p class="field-default">Default: <code>${initial}</code></p>`),
    );
  assert.doesNotMatch(renderToStaticMarkup(<Param name="limit" />), /Default/);
});

it('a call shows its method by its color, marks what is variable, and breaks behind slashes', () => {
  const html = renderToStaticMarkup(<Endpoint method="GET" path="/a/{b}/c" />);
  assert.match(html, /<span class="method method-get">GET<\/span>/);
  assert.match(html, /<code class="endpoint-path">\/<wbr\/>a\/<wbr\/><var>\{b\}<\/var>\/<wbr\/>c<\/code>/);
});
