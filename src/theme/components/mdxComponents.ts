import { Badge } from './Badge.tsx';
import { Card } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';
import { Endpoint } from './Endpoint.tsx';
import { FieldTable } from './FieldTable.tsx';
import { FileTree } from './FileTree.tsx';
import { FolderCards } from './FolderCards.tsx';
import { PagesByTag } from './PagesByTag.tsx';
import { Param } from './Param.tsx';
import { Prop } from './Prop.tsx';
import { Steps } from './Steps.tsx';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';

/** Components that every content page may use, by the name that authors write. */
export const mdxComponents = {
  Badge,
  Card,
  CardGrid,
  Endpoint,
  FileTree,
  FolderCards,
  PagesByTag,
  Param,
  ParamTable: FieldTable,
  Prop,
  PropTable: FieldTable,
  Steps,
  Tab,
  Tabs,
} as const;
