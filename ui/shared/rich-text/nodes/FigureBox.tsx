import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { closeHistory } from '@tiptap/pm/history';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../api/use-error-text.ts';
import { TrashIcon } from '../../icons.tsx';
import { useEditorParts, type PictureUpload } from '../editor/parts.ts';
import { NoPicture } from '../view/NoPicture.tsx';
import { ShownPicture } from '../view/ShownPicture.tsx';
import { ShownVideo } from '../view/ShownVideo.tsx';
import type { FigureAttributes } from './figure.ts';

const UnderWay = ({ upload: { key, preview, error } }: Readonly<{ upload: PictureUpload }>) => {
  const { retry } = useEditorParts();
  const errorText = useErrorText();
  return (
    <>
      <Box component="img" src={preview} alt="" sx={{ opacity: 0.55 }} />
      {error === undefined ? (
        <Box sx={{ mt: 1 }}>
          <LinearProgress aria-hidden />
          <FormHelperText role="status">
            <FormattedMessage id="richText.figure.uploading" />
          </FormHelperText>
        </Box>
      ) : (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => retry(key)}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        >
          <FormattedMessage id="richText.figure.failed" /> {errorText(error)}
        </Alert>
      )}
    </>
  );
};

const Shown = ({ kind, medium, alt }: FigureAttributes) => {
  const { mediumOf, uploadOf } = useEditorParts();
  const upload = uploadOf(medium);
  const shown = mediumOf(medium);
  if (upload) return <UnderWay upload={upload} />;
  if (!shown)
    return (
      <NoPicture alt={alt}>
        <FormattedMessage id={kind === 'video' ? 'richText.view.noVideo' : 'richText.view.noPicture'} />
      </NoPicture>
    );
  const dimensions = {
    width: shown.width === null ? undefined : String(shown.width),
    height: shown.height === null ? undefined : String(shown.height),
  };
  return kind === 'video' ? (
    <ShownVideo src={shown.url} poster={shown.posterUrl ?? undefined} {...dimensions} />
  ) : (
    <ShownPicture src={shown.url} alt={alt} {...dimensions} />
  );
};

/** A picture while it is written: beside what readers see, its description and the way to remove it. */
export const FigureBox = ({ editor, node, selected, deleteNode, updateAttributes }: ReactNodeViewProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { disabled } = useEditorParts();
  const attributes = node.attrs as FigureAttributes; // declared by the node
  const { kind, alt } = attributes;
  const name = formatMessage({
    id: kind === 'video' ? 'richText.figure.removeVideo' : 'richText.figure.removePicture',
  });
  const remove = () => {
    // A step of its own: what is undone is this, not the picture that was put in a moment before.
    editor.view.dispatch(closeHistory(editor.state.tr));
    deleteNode();
  };
  return (
    <NodeViewWrapper as="figure" data-selected={selected ? '' : undefined}>
      <Box contentEditable={false} data-drag-handle="" sx={{ position: 'relative' }}>
        <Shown {...attributes} />
        {!disabled && (
          <IconButton
            aria-label={name}
            title={name}
            onClick={remove}
            sx={{
              position: 'absolute',
              top: 8,
              insetInlineEnd: 8,
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'control',
              '&:hover': { bgcolor: 'background.sunken' },
            }}
          >
            <TrashIcon />
          </IconButton>
        )}
      </Box>
      <NodeViewContent
        as={'figcaption' as 'div'} // its type knows the default alone
        data-empty={node.content.size === 0 ? '' : undefined}
        data-placeholder={formatMessage({ id: 'richText.figure.caption' })}
      />
      {kind === 'img' && (
        <Box contentEditable={false} sx={{ mt: 1 }}>
          <FormLabel htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
            <FormattedMessage id="richText.figure.alt" />
          </FormLabel>
          <OutlinedInput
            id={id}
            value={alt}
            fullWidth
            size="small"
            disabled={disabled}
            inputProps={{ maxLength: 300, 'aria-describedby': alt === '' ? `${id}-missing` : undefined }}
            onChange={({ target }) => updateAttributes({ alt: target.value })}
            onKeyDown={(event) => {
              // Else it would send the form around the text.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          {alt === '' && (
            <FormHelperText id={`${id}-missing`}>
              <FormattedMessage id="richText.figure.altMissing" />
            </FormHelperText>
          )}
        </Box>
      )}
    </NodeViewWrapper>
  );
};
