import type { ComponentType } from 'react';

/** Where a component belongs: in the dashboard, or on public pages. */
export type World = 'dashboard' | 'site';

export interface Example {
  /** The name of its file, in words: the key of its texts and the anchor of its address. */
  name: string;
  world: World;
  Component: ComponentType;
  /** The source text of the file. */
  code: string;
}

const camel = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The examples of a page in the order of `files`. Component and code are imported from the same file,
 * so that they cannot differ.
 */
export function examplesOf(
  files: readonly `${World}/${string}`[],
  components: Record<string, ComponentType>,
  sources: Record<string, string>,
): Example[] {
  return files.map((file) => {
    const path = `./${file}.tsx`;
    const [Component, code] = [components[path], sources[path]];
    if (!Component || code === undefined) throw new Error(`There is no example ${path}`);
    const [world = '', name = ''] = file.split('/');
    return { name: camel(name), world: world as World, Component, code };
  });
}
