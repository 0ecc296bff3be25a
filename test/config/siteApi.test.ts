import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, memo } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type PageProps, type PagesProps, withPage, withPages } from '../../src/config/siteApi.ts';
import { recordAt } from '../recordAt.ts';

const page = { ...recordAt('/', 'Home'), wordCount: 0 };

describe('defineConfig', () => {
  it('yields the configuration it is given', () => {
    const config = { title: 'A' };
    assert.equal(defineConfig(config), config);
  });
});

describe('withPages', () => {
  it('marks a component as one that lists pages, and leaves the original alone', () => {
    const list = () => 'pages';
    const marked = withPages(list);
    assert.equal(marked.usesPages, true);
    assert.equal('usesPages' in list, false);
    assert.equal(marked({ page, pages: [], hrefOf: (url) => url }), 'pages');
  });

  it('takes what React has wrapped', () => {
    const Marked = withPages(memo(({ pages }: PagesProps) => `${pages.length} pages`));
    assert.equal(renderToStaticMarkup(createElement(Marked, { page, pages: [], hrefOf: String })), '0 pages');
  });
});

describe('withPage', () => {
  it('marks a component as one that knows its page, and leaves the original alone', () => {
    const title = ({ page }: PageProps) => page.title;
    const marked = withPage(title);
    assert.equal(marked.usesPage, true);
    assert.equal('usesPages' in marked, false);
    assert.equal('usesPage' in title, false);
    assert.equal(marked({ page, hrefOf: (url) => url }), 'Home');
  });

  it('takes what React has wrapped', () => {
    const Marked = withPage(memo(({ page: { title } }: PageProps) => title));
    assert.equal(renderToStaticMarkup(createElement(Marked, { page, hrefOf: String })), 'Home');
  });
});
