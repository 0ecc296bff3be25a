import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

describe('folderCardsFix', () => {
  it('lists the folder where Docusaurus lists what is around the page', () => {
    for (const items of ['', 'items={useCurrentSidebarCategory().items} ', 'items={useCurrentSidebarSiblings()} '])
      assertMended(`a\n\n<DocCardList ${items}/>\n\nb`, 'a\n\n<FolderCards />\n\nb');
  });

  it('corrects one of several lines, in an item as well', () => {
    const list = '<DocCardList\n  items={\n    useCurrentSidebarCategory().items\n  }\n/>';
    assertMended(`${list}\n\nb`, '<FolderCards />\n\nb');
    assertMended(`- ${list}\n\nb`, '- <FolderCards />\n\nb');
    assertMended(`a\n\n${list}`, 'a\n\n<FolderCards />\n');
  });

  it('takes away the lines that import it', () => {
    assertMended(
      "import DocCardList from '@theme/DocCardList';\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\na\n\n<DocCardList items={useCurrentSidebarCategory().items}/>",
      '\na\n\n<FolderCards />',
    );
  });

  it('leaves one that is given other entries, or imported from the site’s own code', () => {
    const importing = "import DocCardList from '../components/list';\n\n";
    for (const list of ['<DocCardList items={mine} />', `${importing}<DocCardList />`, '<DocCardList>a</DocCardList>'])
      assert.match(mendText(list), /<DocCardList/);
  });
});
