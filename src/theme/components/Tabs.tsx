import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { Island } from '../islands/Island.tsx';
import { panelSlotOf, Tabs as TabsIsland } from '../islands/Tabs.tsx';
import { tabChoiceKey } from '../islands/tabChoice.ts';
import type { TabView } from '../islands/tabSelection.ts';
import { labelSlugs } from './labelSlugs.ts';
import type { TabProps } from './Tab.tsx';
import { Tab } from './Tab.tsx';

export interface TabsProps {
  /** Sets of one group on a page follow each other, and share the kept choice over pages. */
  readonly group?: string;
  /** First part of the tabs' ids. Must be unique on the page; the group's name unless given. */
  readonly id?: string;
  readonly cacheLifetimeMinutes?: number;
  /** The words of the heading above it, which the build finds. */
  readonly section?: string | undefined;
  readonly children?: ReactNode;
}

/** A set of tabs in content: all panels are in the page, and the `Tabs` island shows one of them. */
export function Tabs({ group, id = group ?? 'tab', cacheLifetimeMinutes, section, children }: TabsProps): ReactElement {
  const held = Children.toArray(children);
  const panels = held.filter(isTab);
  // Readers would see nothing of it.
  if (panels.length < held.length) throw new Error('not all that it holds is in a `<Tab>`');
  // In a page, nothing holds an author to the type.
  if (panels.some(({ props }) => typeof props.label !== 'string'))
    throw new Error('a `<Tab>` in it has no `label`, such as `<Tab label="Node.js">`');
  const slugs = labelSlugs(panels.map((panel) => panel.props.label));
  const tabs = panels.map(({ props }, index) => tabView(props, slugs[index] ?? ''));
  // Sets without a group that offer the same tabs share the kept choice, but do not follow each other.
  const choiceName = group ?? slugs.join('|');
  const props = { id, tabs, choiceName, group, cacheLifetimeMinutes, section };
  const slots = Object.fromEntries(
    panels.map((panel, index) => [panelSlotOf(slugs[index] ?? ''), panel.props.children]),
  );
  return (
    <Island name="Tabs" props={props} slots={slots} choiceKey={tabChoiceKey(choiceName)}>
      <TabsIsland {...props} />
    </Island>
  );
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab;

const tabView = ({ label, disabled, default: isDefault }: TabProps, slug: string): TabView => ({
  label,
  slug,
  ...(disabled && { disabled }),
  ...(isDefault && { isDefault }),
});
