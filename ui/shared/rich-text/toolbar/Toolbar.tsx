import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/react';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useIntl } from 'react-intl';
import { ImageIcon, LinkIcon, PlusIcon } from '../../icons.tsx';
import { EmbedDialog } from '../editor/EmbedDialog.tsx';
import { LinkDialog } from '../editor/LinkDialog.tsx';
import { BoldIcon, BulletsIcon, CalloutIcon, HeadingIcon, ItalicIcon, KeyboardIcon, QuoteIcon, RedoIcon, TableIcon, TextStyleIcon, UnderlineIcon, UndoIcon, VideoIcon } from './icons.tsx'; // prettier-ignore
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { Tool } from './Tool.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { useTools } from './use-tools.ts';

type Props = Readonly<{
  editor: Editor;
  /** The id of the text that these tools work on. */
  controls: string;
  /** Null: the screen lets nobody add files. */
  onPick: ((type: 'IMAGE' | 'VIDEO') => void) | null;
  ref: Ref<ToolbarHandle>;
}>;

type OwnDialog = 'link' | 'embed' | 'shortcuts';

export type ToolbarHandle = Readonly<{ focus: () => void; open: (dialog: OwnDialog) => void }>;

const Gap = () => (
  <Box
    aria-hidden
    sx={{ flexShrink: 0, width: '1px', alignSelf: 'stretch', my: 1, mx: 0.5, bgcolor: 'divider' }}
  />
);

/** One row that scrolls on a phone, as many as it takes on a desk. */
export const Toolbar = ({ editor, controls, onPick, ref }: Props) => {
  const { formatMessage } = useIntl();
  const { ref: tools, focus, onFocus, onKeyDown } = useRovingFocus();
  const { state, run, ...choices } = useTools(editor);
  const [dialog, setDialog] = useState<OwnDialog | null>(null);
  const leave = () => editor.commands.focus();
  useImperativeHandle(ref, () => ({ focus, open: setDialog }));

  return (
    <Box
      ref={tools}
      role="toolbar"
      aria-label={formatMessage({ id: 'richText.tools' })}
      aria-controls={controls}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && tools.current?.contains(event.target as Node)) leave();
        onKeyDown(event);
      }}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        overscrollBehaviorX: 'contain',
        p: 0.5,
        gap: 0.25,
      }}
    >
      <Tool label="richText.undo" icon={UndoIcon} isOff={!state.canUndo} onUse={() => run().undo().run()} />
      <Tool label="richText.redo" icon={RedoIcon} isOff={!state.canRedo} onUse={() => run().redo().run()} />
      <Gap />
      <ToolMenu
        label="richText.block"
        icon={HeadingIcon}
        choices={choices.blockChoices}
        isOn={state.level !== null}
        onLeave={leave}
      />
      <Tool
        label="richText.bold"
        icon={BoldIcon}
        isOn={state.marks.bold}
        onUse={() => run().toggleBold().run()}
      />
      <Tool
        label="richText.italic"
        icon={ItalicIcon}
        isOn={state.marks.italic}
        onUse={() => run().toggleItalic().run()}
      />
      <Tool
        label="richText.underline"
        icon={UnderlineIcon}
        isOn={state.marks.underline}
        onUse={() => run().toggleUnderline().run()}
      />
      <ToolMenu label="richText.more" icon={TextStyleIcon} choices={choices.textChoices} onLeave={leave} />
      <Gap />
      <ToolMenu label="richText.list" icon={BulletsIcon} choices={choices.listChoices} onLeave={leave} />
      <Tool
        label="richText.quote"
        icon={QuoteIcon}
        isOn={state.isQuote}
        onUse={() => run().toggleBlockquote().run()}
      />
      <Tool label="richText.link" icon={LinkIcon} isOn={state.marks.link} onUse={() => setDialog('link')} />
      <Gap />
      {onPick && (
        <>
          <Tool label="richText.image" icon={ImageIcon} onUse={() => onPick('IMAGE')} />
          <Tool label="richText.video" icon={VideoIcon} onUse={() => onPick('VIDEO')} />
        </>
      )}
      <ToolMenu
        label="richText.table"
        icon={TableIcon}
        choices={choices.tableChoices}
        isOn={state.isTable}
        onLeave={leave}
      />
      <ToolMenu
        label="richText.callout"
        icon={CalloutIcon}
        choices={choices.calloutChoices}
        onLeave={leave}
      />
      <ToolMenu
        label="richText.insert"
        icon={PlusIcon}
        choices={[{ label: 'richText.embed', onUse: () => setDialog('embed') }, ...choices.insertChoices]}
        onLeave={leave}
      />
      <Tool label="richText.shortcuts" icon={KeyboardIcon} onUse={() => setDialog('shortcuts')} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'embed' && <EmbedDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'shortcuts' && (
        <ShortcutsDialog
          onClose={() => {
            setDialog(null);
            leave();
          }}
        />
      )}
    </Box>
  );
};
