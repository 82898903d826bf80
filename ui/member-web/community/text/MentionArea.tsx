import Box, { type BoxProps } from '@mui/material/Box';
import {
  type KeyboardEvent,
  lazy,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { GrowingArea } from '#ui/components/forms/GrowingArea.tsx';
import { useMentionChoices } from './data.ts';
import { typedName, withMention, type Picked } from './mentions.ts';

const MentionList = lazy(() => import('./MentionList.tsx'));

export type AreaHandle = Readonly<{ focus: () => void }>;

type Props = Readonly<{
  value: string;
  onChange: (text: string) => void;
  /** The person and the text that names them. */
  onPick: (person: Picked, text: string) => void;
  label: string;
  placeholder?: string;
  maxLength: number;
  minRows?: number;
  maxRows?: number;
  disabled?: boolean;
  /** Enter alone, with a keyboard of keys: comments and messages go off. */
  onSend?: () => void;
  onPaste?: (files: readonly File[]) => void;
  describedBy?: string;
  sx?: BoxProps['sx'];
  ref?: Ref<AreaHandle>;
}>;

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** A text with people in it: "@" opens their list, arrows and Enter choose. */
export const MentionArea = (props: Props) => {
  const { value, onChange, onPick, label, placeholder, maxLength, minRows = 1, maxRows = 12 } = props;
  const { disabled = false, onSend, onPaste, describedBy, sx, ref } = props;
  const list = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  const typed = caret === null ? null : typedName(value, caret);
  const people = useMentionChoices(typed?.q);
  const isOpen = typed !== null && people.length > 0;

  const choose = (index: number) => {
    const person = people[index];
    if (typed === null || person === undefined) return;
    const put = withMention(value, { start: typed.start, end: caret ?? value.length, name: person.name });
    onPick({ userId: person.id, name: person.name }, put.text);
    setCaret(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(put.caret, put.caret);
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    // An input method is still at work: its Enter ends a word, not the text.
    if (nativeEvent.isComposing) return;
    if (isOpen) {
      if (key === 'ArrowDown') setActive((active + 1) % people.length);
      else if (key === 'ArrowUp') setActive((active + people.length - 1) % people.length);
      else if (key === 'Enter' || key === 'Tab') choose(active);
      else if (key === 'Escape') setCaret(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (key === 'Enter' && !shiftKey && onSend !== undefined && !isTouch()) {
      event.preventDefault();
      onSend();
    }
  };

  return (
    <Box ref={setBox} sx={{ minWidth: 0, width: '100%' }}>
      <GrowingArea
        ref={field}
        value={value}
        disabled={disabled}
        minRows={minRows}
        maxRows={maxRows}
        placeholder={placeholder}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setActive(0);
        }}
        onSelect={({ currentTarget }) => {
          if (caret !== null) setCaret(currentTarget.selectionStart);
        }}
        onBlur={() => setCaret(null)}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }) => {
          const files = [...clipboardData.files];
          if (files.length > 0) onPaste?.(files);
        }}
        maxLength={maxLength}
        dir="auto"
        aria-label={label}
        aria-autocomplete="list"
        aria-describedby={describedBy}
        {...(isOpen && { 'aria-controls': list, 'aria-activedescendant': `${list}-${active}` })}
        sx={sx}
      />
      {isOpen && (
        <Suspense>
          <MentionList id={list} anchor={box} people={people} active={active} onChoose={choose} />
        </Suspense>
      )}
    </Box>
  );
};
