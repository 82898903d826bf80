import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import { mostLinks, palettes, taglineMaxLength } from '#core/sites/own-site/own-site.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlainSelect, PlainText } from '#ui/components/forms/PlainInputs.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { type OwnDomain, type Site, useSaveSite, useSite } from './data.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { type SiteEditor, useSiteEditor } from './use-site-editor.ts';

const Blocks = ({ editor }: Readonly<{ editor: SiteEditor }>) => {
  const { formatMessage } = useIntl();
  const { blocks } = editor.draft;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {blocks.map(({ kind, isOn }, at) => {
        const name = formatMessage({ id: `domain.block.${kind}` });
        return (
          <Box component="li" key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <FormControlLabel
              sx={{ flex: 1 }}
              control={<Switch checked={isOn} onChange={() => editor.toggle(kind)} />}
              label={name}
            />
            <IconButton
              disabled={at === 0}
              aria-label={formatMessage({ id: 'domain.block.up' }, { name })}
              onClick={() => editor.move(at, -1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              disabled={at === blocks.length - 1}
              aria-label={formatMessage({ id: 'domain.block.down' }, { name })}
              onClick={() => editor.move(at, 1)}
            >
              <ArrowDownIcon />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
};

const Links = ({ editor }: Readonly<{ editor: SiteEditor }>) => {
  const { formatMessage } = useIntl();
  const { links } = editor.draft;
  const id = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {links.map(({ label, url }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- links have no other name, and none moves
        <Stack key={at} direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <PlainText
            id={`${id}-label-${at}`}
            label={<FormattedMessage id="domain.link.label" />}
            value={label}
            onChange={(next) => editor.changeLink(at, { label: next })}
          />
          <Box sx={{ flexGrow: 1 }}>
            <PlainText
              id={`${id}-url-${at}`}
              label={<FormattedMessage id="domain.link.url" />}
              value={url}
              onChange={(next) => editor.changeLink(at, { url: next })}
              inputMode="url"
              isAddress
            />
          </Box>
          <IconButton
            sx={{ alignSelf: 'end', mb: 0.5 }}
            aria-label={formatMessage({ id: 'domain.link.remove' }, { name: label || url })}
            onClick={() => editor.removeLink(at)}
          >
            <TrashIcon />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<PlusIcon />}
        disabled={links.length >= mostLinks}
        onClick={editor.addLink}
        sx={{ alignSelf: 'start' }}
      >
        <FormattedMessage id="domain.link.add" />
      </Button>
    </Stack>
  );
};

const Editor = ({ domain, site }: Readonly<{ domain: OwnDomain; site: Site }>) => {
  const id = useId();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const editor = useSiteEditor(site);
  const save = useSaveSite(domain.id);
  const { draft, version, isDirty } = editor;
  const keep = () =>
    save.mutate(
      { ...draft, version },
      {
        onSuccess: (next) => {
          editor.kept(next);
          toast(formatMessage({ id: 'domain.site.saved' }));
        },
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 300px' } }}>
      <LeaveGuard when={isDirty} />
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        {languages.map((language) => (
          <PlainText
            key={language}
            id={`${id}-${language}`}
            label={<FormattedMessage id={`domain.tagline.${language}`} />}
            value={draft.tagline[language]}
            onChange={(next) => editor.setTagline(language, next)}
            maxLength={taglineMaxLength}
            lang={language}
          />
        ))}
        <PlainSelect
          id={`${id}-palette`}
          label={<FormattedMessage id="domain.palette" />}
          value={draft.palette}
          onChange={(next) => editor.setPalette(palettes.find((one) => one === next) ?? 'forest')}
          options={palettes.map((palette) => ({
            value: palette,
            label: formatMessage({ id: `domain.palette.${palette}` }),
          }))}
        />
        <Typography variant="h3">
          <FormattedMessage id="domain.blocks" />
        </Typography>
        <Blocks editor={editor} />
        <Typography variant="h3">
          <FormattedMessage id="domain.links" />
        </Typography>
        <Links editor={editor} />
        <PlainText
          id={`${id}-analytics`}
          label={<FormattedMessage id="domain.analyticsId" />}
          hint={<FormattedMessage id="domain.analyticsId.help" />}
          value={draft.analyticsId}
          onChange={(next) => editor.setId('analyticsId', next)}
          maxLength={20}
          isAddress
        />
        <PlainText
          id={`${id}-facebook`}
          label={<FormattedMessage id="domain.facebookAppId" />}
          value={draft.facebookAppId}
          onChange={(next) => editor.setId('facebookAppId', next)}
          maxLength={20}
          inputMode="numeric"
        />
        {save.error !== null && <ErrorNote error={save.error} />}
        <Button
          variant="contained"
          disabled={!isDirty}
          loading={save.isPending}
          onClick={keep}
          sx={{ alignSelf: 'start' }}
        >
          <FormattedMessage id="domain.site.save" />
        </Button>
      </Stack>
      <PhonePreview domain={domain} draft={draft} />
    </Box>
  );
};

/** How the site looks and what it shows, with what a phone will show beside it. */
export const SiteBuilder = ({ domain }: Readonly<{ domain: OwnDomain }>) => {
  const query = useSite(domain.id);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="domain.site" />
      </Typography>
      <QueryView query={query} compact skeleton={<FormSkeleton fields={5} />}>
        {(site) => <Editor domain={domain} site={site} />}
      </QueryView>
    </Card>
  );
};
