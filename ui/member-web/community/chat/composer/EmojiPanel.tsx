import Box from '@mui/material/Box';
import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse';
import { FormattedMessage, useIntl } from 'react-intl';

/** Where our own server keeps names and groups of the emoji, in both languages. */
const source = '/emoji';

/** Rows and columns are counted from one; the library counts them from nought, which a screen reader refuses. */
const counted = (index: number | undefined): number | undefined =>
  index === undefined ? undefined : index + 1;

const components: Partial<EmojiPickerListComponents> = {
  Row: ({ children, ...row }) => (
    <div {...row} aria-rowindex={counted(row['aria-rowindex'])}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...button }) => (
    <button
      type="button"
      {...button}
      role="gridcell"
      aria-colindex={counted(button['aria-colindex'])}
      data-active={emoji.isActive ? '' : undefined}
    >
      {emoji.emoji}
    </button>
  ),
};

type Props = Readonly<{ onPick: (emoji: string) => void }>;

/** Fetched when a person wants one: every emoji, found by its name in the reader's language. */
const EmojiPanel = ({ onPick }: Props) => {
  const { formatMessage, locale } = useIntl();
  return (
    <Box
      sx={{
        width: 320,
        maxWidth: 'calc(100vw - 32px)',
        '& [frimousse-root]': { display: 'flex', flexDirection: 'column', height: 360, isolation: 'isolate' },
        '& [frimousse-search]': {
          m: 1,
          px: 1.5,
          minHeight: 44,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.sunken',
          border: '1px solid',
          borderColor: 'control',
          borderRadius: '12px',
        },
        '& [frimousse-viewport]': { flexGrow: 1, outline: 'none', overflowX: 'hidden' },
        '& [frimousse-category-header]': {
          px: 1.5,
          py: 0.75,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontWeight: 600,
        },
        '& [frimousse-row]': { px: 1, display: 'flex' },
        '& [frimousse-emoji]': {
          flex: '1 0 0',
          height: 36,
          border: 0,
          borderRadius: '8px',
          bgcolor: 'transparent',
          fontSize: '1.375rem',
          cursor: 'pointer',
          '&[data-active]': { bgcolor: 'action.selected' },
        },
        '& [frimousse-loading], & [frimousse-empty]': { p: 2, color: 'text.secondary' },
      }}
    >
      <EmojiPicker.Root
        locale={locale === 'vi' ? 'vi' : 'en'}
        emojibaseUrl={source}
        columns={8}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <EmojiPicker.Search
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
          autoFocus
          aria-label={formatMessage({ id: 'chat.emoji.search' })}
          placeholder={formatMessage({ id: 'chat.emoji.search' })}
        />
        <EmojiPicker.Viewport>
          <EmojiPicker.Loading>
            <FormattedMessage id="ui.loading" />
          </EmojiPicker.Loading>
          <EmojiPicker.Empty>
            <FormattedMessage id="chat.emoji.none" />
          </EmojiPicker.Empty>
          <EmojiPicker.List components={components} />
        </EmojiPicker.Viewport>
      </EmojiPicker.Root>
    </Box>
  );
};
export default EmojiPanel;
