import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { ImageIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx';
import type { Picture } from './picture.ts';
import { moved } from './picture-order.ts';
import { PictureCard } from './PictureCard.tsx';
import { type Framing, PicturePicker } from './PicturePicker.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';

type Frame = Readonly<{ label: ReactNode; hint?: ReactNode; error: string | undefined }>;

type ChooseProps = Readonly<{
  labelId: string;
  button: RefObject<HTMLButtonElement | null>;
  icon: ReactNode;
  description: string | undefined;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

const ChooseButton = ({
  labelId,
  button,
  icon,
  description,
  disabled = false,
  onClick,
  children,
}: ChooseProps) => {
  const id = `${labelId}-choose`;
  return (
    <Button
      id={id}
      ref={button}
      variant="outlined"
      startIcon={icon}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-labelledby={`${id} ${labelId}`}
      aria-describedby={description}
      onClick={onClick}
    >
      {children}
    </Button>
  );
};

/** What was pressed is gone: the focus goes to the button that brings another. */
const useFocusAfterRemoval = (button: RefObject<HTMLElement | null>) => {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    button.current?.focus();
  });
  return () => {
    isWanted.current = true;
  };
};

type OneProps = Frame &
  Readonly<{
    value: Picture | null;
    onChange: (picture: Picture | null) => void;
    /** As members see it. */
    preview: ReactNode;
    framing?: Framing;
  }>;

/** One picture of a record: chosen, changed, let go. */
export const PictureField = ({ label, hint, error, value, onChange, preview, framing }: OneProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(choose);
  return (
    <Field id={id} label={label} hint={hint} error={error} group>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {preview}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <ChooseButton
            labelId={`${id}-label`}
            button={choose}
            icon={<ImageIcon />}
            description={describedBy(id, { hint, error })}
            onClick={() => setIsOpen(true)}
          >
            <FormattedMessage id={value === null ? 'console.pictures.choose' : 'console.pictures.change'} />
          </ChooseButton>
          {value !== null && (
            <Button
              variant="text"
              color="error"
              startIcon={<TrashIcon />}
              aria-describedby={`${id}-label`}
              onClick={() => {
                focusAfterRemoval();
                onChange(null);
              }}
            >
              <FormattedMessage id="console.pictures.remove" />
            </Button>
          )}
        </Box>
      </Box>
      {isOpen && (
        <PicturePicker
          most={1}
          taken={value === null ? [] : [value.id]}
          framing={framing}
          onPick={([picture]) => {
            if (picture) onChange({ id: picture.id, url: picture.url });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Field>
  );
};

type SeveralProps = Frame &
  Readonly<{
    value: readonly Picture[];
    most: number;
    onChange: (pictures: readonly Picture[]) => void;
  }>;

/** Several pictures in an order that buttons change; the first of them is the main one. */
export const PicturesField = ({ label, hint, error, value, most, onChange }: SeveralProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(choose);
  const focusAfterMove = useFocusAfterMove(list);
  const room = most - value.length;
  return (
    <Field id={id} label={label} hint={hint} error={error} group>
      <Box
        component="ul"
        ref={list}
        aria-labelledby={`${id}-label`}
        sx={{
          listStyle: 'none',
          m: 0,
          mb: value.length > 0 ? 1.5 : 0,
          p: 0,
          display: 'flex',
          gap: 1.5,
          flexWrap: 'wrap',
        }}
      >
        {value.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            index={index}
            count={value.length}
            onMove={(direction) => {
              focusAfterMove(picture.id, direction);
              onChange(moved(value, index, direction === 'front' ? -1 : 1));
            }}
            onRemove={() => {
              focusAfterRemoval();
              onChange(value.filter(({ id: other }) => other !== picture.id));
            }}
          />
        ))}
      </Box>
      <ChooseButton
        labelId={`${id}-label`}
        button={choose}
        icon={<PlusIcon />}
        description={describedBy(id, { hint, error })}
        disabled={room <= 0}
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="console.pictures.add" />
      </ChooseButton>
      {isOpen && (
        <PicturePicker
          most={room}
          taken={value.map((picture) => picture.id)}
          onPick={(pictures) =>
            onChange([...value, ...pictures.map((one) => ({ id: one.id, url: one.url }))])
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </Field>
  );
};
