import type { Page } from 'playwright-core';

/** An element as the browser reports it to screen readers. */
export interface AccessibleNode {
  role: string;
  name: string;
  /** Read after the name. */
  description: string;
  /** States and relations, such as `focused`, `expanded` or `hasPopup`. */
  states: Record<string, unknown>;
  /** The element that `aria-activedescendant` names: a screen reader speaks it as if it had the focus. */
  active: AccessibleNode | null;
  children: AccessibleNode[];
}

/** The accessibility tree that Chromium gives to screen readers, without the elements it ignores. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  type Raw = (typeof nodes)[number];
  const childrenOf = ({ childIds = [] }: Raw): AccessibleNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return child.ignored ? childrenOf(child) : [toNode(child)];
    });
  function toNode(raw: Raw): AccessibleNode {
    const properties = raw.properties ?? [];
    const active = properties.find(({ name }) => name === 'activedescendant');
    const element = active?.value.relatedNodes?.[0]?.backendDOMNodeId;
    const target = element === undefined ? undefined : byElement.get(element);
    return {
      role: String(raw.role?.value),
      name: String(raw.name?.value ?? ''),
      description: String(raw.description?.value ?? ''),
      states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
      active: target ? toNode(target) : null,
      children: childrenOf(raw),
    };
  }
  return toNode(nodes[0] as Raw);
}

/** The node and everything below it, in reading order. */
export const nodesOf = (node: AccessibleNode): AccessibleNode[] => [
  node,
  ...node.children.flatMap(nodesOf),
];

/** Everything with this role. */
export const withRole = (node: AccessibleNode, role: string): AccessibleNode[] =>
  nodesOf(node).filter((one) => one.role === role);

/** The one element with this role and name. */
export function findNode(
  node: AccessibleNode,
  role: string,
  name: string | RegExp,
): AccessibleNode {
  const found = withRole(node, role).filter((one) =>
    typeof name === 'string' ? one.name === name : name.test(one.name),
  );
  if (found.length !== 1)
    throw new Error(
      `${found.length} of role ${role} with the name ${name}; there are: ${withRole(node, role)
        .map((one) => one.name)
        .join(' | ')}`,
    );
  return found[0] as AccessibleNode;
}
