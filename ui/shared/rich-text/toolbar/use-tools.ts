import { type Editor, useEditorState } from '@tiptap/react';
import { calloutKinds } from '#core/platform/rich-text/allow-list.ts';
import type { MessageId } from '../../intl.ts';
import { calloutWords } from '../callout-words.ts';

export type ToolChoice = Readonly<{
  label: MessageId;
  /** Chosen now; left out for what only happens. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}>;

const marks = ['bold', 'italic', 'underline', 'strike', 'mark', 'sub', 'sup', 'code', 'link'] as const;
const levels = [2, 3, 4] as const;

/** What is around the cursor, and what could be done there. */
const stateOf = ({ editor }: Readonly<{ editor: Editor }>) => {
  const can = editor.can();
  return {
    marks: Object.fromEntries(marks.map((name) => [name, editor.isActive(name)])) as Record<
      (typeof marks)[number],
      boolean
    >, // one for each name
    level: levels.find((level) => editor.isActive('heading', { level })) ?? null,
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isTable: editor.isActive('table'),
    isDetails: editor.isActive('details'),
    isCodeBlock: editor.isActive('codeBlock'),
    isCaption: editor.isActive('figure'),
    callout: calloutKinds.find((kind) => editor.isActive('callout', { kind })) ?? null,
    canUndo: can.undo(),
    canRedo: can.redo(),
    canIndent: can.sinkListItem('listItem'),
    canOutdent: can.liftListItem('listItem'),
    canMergeOrSplit: can.mergeOrSplit(),
  };
};

/** The tools that are menus, with what each of their choices does. */
export const useTools = (editor: Editor) => {
  const state = useEditorState({ editor, selector: stateOf });
  const run = () => editor.chain().focus();

  const blockChoices: readonly ToolChoice[] = [
    {
      label: 'richText.block.p',
      isOn: state.level === null && !state.isCodeBlock,
      onUse: () => run().setParagraph().run(),
    },
    ...levels.map((level): ToolChoice => ({
      label: `richText.block.h${level}`,
      isOn: state.level === level,
      isOff: state.isCaption,
      onUse: () => run().toggleHeading({ level }).run(),
    })),
  ];
  const textChoices: readonly ToolChoice[] = [
    { label: 'richText.strike', isOn: state.marks.strike, onUse: () => run().toggleStrike().run() },
    { label: 'richText.mark', isOn: state.marks.mark, onUse: () => run().toggleMarked('mark').run() },
    {
      label: 'richText.sub',
      isOn: state.marks.sub,
      onUse: () => run().unsetMark('sup').toggleMarked('sub').run(),
    },
    {
      label: 'richText.sup',
      isOn: state.marks.sup,
      onUse: () => run().unsetMark('sub').toggleMarked('sup').run(),
    },
    { label: 'richText.code', isOn: state.marks.code, onUse: () => run().toggleCode().run() },
  ];
  const listChoices: readonly ToolChoice[] = [
    { label: 'richText.list.bullet', isOn: state.isBullets, onUse: () => run().toggleBulletList().run() },
    { label: 'richText.list.ordered', isOn: state.isNumbers, onUse: () => run().toggleOrderedList().run() },
    {
      label: 'richText.list.in',
      isOff: !state.canIndent,
      onUse: () => run().sinkListItem('listItem').run(),
    },
    {
      label: 'richText.list.out',
      isOff: !state.canOutdent,
      onUse: () => run().liftListItem('listItem').run(),
    },
  ];
  const tableChoices: readonly ToolChoice[] = state.isTable
    ? [
        { label: 'richText.table.rowAbove', onUse: () => run().addRowBefore().run() },
        { label: 'richText.table.rowBelow', onUse: () => run().addRowAfter().run() },
        { label: 'richText.table.columnBefore', onUse: () => run().addColumnBefore().run() },
        { label: 'richText.table.columnAfter', onUse: () => run().addColumnAfter().run() },
        { label: 'richText.table.headRow', onUse: () => run().toggleHeaderRow().run() },
        { label: 'richText.table.headColumn', onUse: () => run().toggleHeaderColumn().run() },
        {
          label: 'richText.table.merge',
          isOff: !state.canMergeOrSplit,
          onUse: () => run().mergeOrSplit().run(),
        },
        { label: 'richText.table.deleteRow', onUse: () => run().deleteRow().run() },
        { label: 'richText.table.deleteColumn', onUse: () => run().deleteColumn().run() },
        { label: 'richText.table.delete', onUse: () => run().deleteTable().run() },
      ]
    : [
        {
          label: 'richText.table.insert',
          onUse: () => run().leaveLine().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      ];
  const calloutChoices: readonly ToolChoice[] = [
    ...calloutKinds.map((kind): ToolChoice => ({
      label: calloutWords[kind],
      isOn: state.callout === kind,
      onUse: () => run().setCallout(kind).run(),
    })),
    {
      label: 'richText.callout.remove',
      isOff: state.callout === null,
      onUse: () => run().unsetCallout().run(),
    },
  ];
  const insertChoices: readonly ToolChoice[] = [
    state.isDetails
      ? { label: 'richText.details.remove', onUse: () => run().unsetDetails().run() }
      : { label: 'richText.details', onUse: () => run().leaveLine().insertDetails().run() },
    { label: 'richText.codeBlock', onUse: () => run().leaveLine().toggleCodeBlock().run() },
    { label: 'richText.rule', onUse: () => run().leaveLine().setHorizontalRule().run() },
  ];

  return { state, run, blockChoices, textChoices, listChoices, tableChoices, calloutChoices, insertChoices };
};
