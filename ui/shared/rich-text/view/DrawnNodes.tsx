import { createElement, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { calloutKinds } from '#core/platform/rich-text/allow-list.ts';
import { type AnyElement, type AnyNode, isElement } from '#core/platform/rich-text/tree.ts';
import { ChevronDownIcon, PlayIcon } from '../../icons.tsx';
import { calloutIcons } from '../callout-icons.tsx';
import { NoPicture } from './NoPicture.tsx';
import { ShownPicture } from './ShownPicture.tsx';
import { ShownVideo } from './ShownVideo.tsx';

/** What React calls attributes of HTML otherwise. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
};

type Follow = ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
type Drawn = Readonly<{ node: AnyElement; parent: AnyElement | null; onFollow: Follow }>;

const propsOf = ({ attributes }: AnyElement): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      names[name] ?? name,
      name === 'start' || name === 'tabindex' ? Number(value) : value,
    ]),
  );

const Medium = ({ node: { tag, attributes } }: Drawn) => {
  const { src, alt = '', srcset, sizes, poster, width, height } = attributes;
  if (src === undefined)
    return (
      <NoPicture alt={alt}>
        <FormattedMessage id={tag === 'video' ? 'richText.view.noVideo' : 'richText.view.noPicture'} />
      </NoPicture>
    );
  return tag === 'video' ? (
    <ShownVideo src={src} poster={poster} width={width} height={height} />
  ) : (
    <ShownPicture src={src} alt={alt} srcSet={srcset} sizes={sizes} width={width} height={height} />
  );
};

/** The sign before what an element says. */
const signOf = ({ node, parent }: Drawn): ReactNode => {
  const kind = calloutKinds.find((name) => name === parent?.attributes['data-kind']);
  if (node.attributes['data-word'] !== undefined && kind !== undefined) {
    const Icon = calloutIcons[kind];
    return <Icon sx={{ fontSize: '1.25rem', flexShrink: 0 }} />;
  }
  if (node.tag === 'summary')
    return <ChevronDownIcon className="sign" sx={{ fontSize: '1.25rem', flexShrink: 0 }} />;
  if (node.tag === 'a' && parent?.tag === 'div')
    return <PlayIcon sx={{ fontSize: '1.75rem', flexShrink: 0, color: 'primary.main' }} />;
  return null;
};

const Element = (drawn: Drawn) => {
  const { node, onFollow } = drawn;
  if (node.tag === 'img' || node.tag === 'video') return <Medium {...drawn} />;
  const props = { ...propsOf(node), ...(node.tag === 'a' && onFollow && { onClick: onFollow }) };
  const sign = signOf(drawn);
  const inner = node.children.map((child, at) => drawNode(child, at, node, onFollow));
  // An element without content takes none at all.
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, props);
  return createElement(node.tag, props, sign, ...inner);
};

const drawNode = (node: AnyNode, at: number, parent: AnyElement | null, onFollow: Follow): ReactNode =>
  isElement(node) ? (
    <Element
      key={`${at} ${node.attributes['data-medium'] ?? node.tag}`}
      node={node}
      parent={parent}
      onFollow={onFollow}
    />
  ) : (
    node
  );

type Props = Readonly<{ nodes: readonly AnyElement[]; onFollow: Follow }>;

/** The tree as React elements: there is no way from a text into mark-up, and what is on the page stays when addresses change. */
export const DrawnNodes = ({ nodes, onFollow }: Props) =>
  nodes.map((node, at) => drawNode(node, at, null, onFollow));
