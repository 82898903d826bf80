import { useEffect, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import {
  evidenceResolver,
  type EvidenceSent,
  type EvidenceTexts,
  type EvidenceValues,
  type KeptFile,
} from './evidence.ts';
import { useEvidenceFiles } from './use-evidence-files.ts';
import { useRefreshRequests } from './data.ts';

type Options = Readonly<{
  texts: EvidenceTexts;
  files: readonly KeptFile[];
  send: (evidence: EvidenceSent) => Promise<unknown>;
  onSent: () => void;
}>;

const names = {
  'body.evidence.number': 'number',
  'body.evidence.issuer': 'issuer',
  'body.evidence.issuedAt': 'issuedAt',
  'body.evidence.expiresAt': 'expiresAt',
  'body.evidence.url': 'url',
  'body.evidence.mediaIds': 'files',
} as const;

const idsOf = (files: readonly KeptFile[]) => files.map(({ id }) => id);

/** The certificate's own words and its files, sent as one. */
export const useEvidenceForm = ({ texts, files: start, send, onSent }: Options) => {
  const refreshRequests = useRefreshRequests();
  const [refusal, setRefusal] = useState<unknown>();
  const [hasToWait, setHasToWait] = useState(false);
  const files = useEvidenceFiles(start);
  const form = useForm<EvidenceValues, unknown, EvidenceSent>({
    resolver: evidenceResolver,
    defaultValues: { ...texts, files: idsOf(start) },
  });
  const { setValue, formState } = form;

  const arrived = idsOf(files.arrived).join(' ');
  useEffect(() => {
    const ids = arrived === '' ? [] : arrived.split(' ');
    setValue('files', ids, { shouldDirty: true, shouldValidate: ids.length > 0 });
  }, [arrived, setValue]);

  const submit = form.handleSubmit(async (evidence) => {
    setRefusal(undefined);
    setHasToWait(files.isSending);
    if (files.isSending) return;
    try {
      await send(evidence);
      onSent();
    } catch (error) {
      setRefusal(applyServerErrors(form, error, names));
      // Coins were spent, or the request was decided elsewhere: the page shows how things stand now.
      if (isApiError(error)) await refreshRequests();
    }
  });

  return {
    form,
    files,
    submit,
    refusal,
    /** Sent too early: a file is still on its way. */
    hasToWait: hasToWait && files.isSending,
    isDirty: formState.isDirty || files.isSending,
  };
};

export type EvidenceForm = ReturnType<typeof useEvidenceForm>;
