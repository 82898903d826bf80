import type { Application } from '#core/application.ts';
import type { Language } from '#core/kernel/language.ts';
import { adminCertificates } from '#http/platform/contract/admin-certificates.ts';
import { certificates, credentialDocuments } from '#http/platform/contract/certificates.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { fileAnswer, handlers, listAnswer } from '../../engine/handlers.ts';

const fileNames: Readonly<Record<Language, string>> = { vi: 'chung-nhan', en: 'certificate' };

export const certificateRoutes = ({ credential }: Application) =>
  handlers(certificates, {
    mine: ({ actor, query }) => credential.listOwn(actor, query),
    get: ({ actor, params }) => credential.view(actor, params),
    pdf: async ({ actor, params }) => {
      const { pdf, language } = await credential.print(actor, params);
      return fileAnswer({
        contentType: 'application/pdf',
        name: `${fileNames[language]}-${params.publicId}.pdf`,
        bytes: pdf,
      });
    },
    change: ({ actor, params, body }) => credential.showOnProfile(actor, { ...body, ...params }),
    reissue: ({ actor, params }) => credential.reissueOwn(actor, params),
    check: ({ actor, body }) => credential.check(actor, body),
  });

const signedText = (jwt: string, name: string) =>
  fileAnswer({ contentType: 'text/plain; charset=utf-8', name, disposition: 'none', bytes: jwt });

export const credentialDocumentRoutes = ({ credential }: Application) =>
  handlers(credentialDocuments, {
    issuer: ({ actor }) => credential.readIssuer(actor),
    key: ({ actor, params }) => credential.readKey(actor, params),
    status: async ({ actor, params, query }) =>
      signedText(await credential.readStatusList(actor, { ...params, ...query }), 'status-list.jwt'),
    credential: async ({ actor, params, query }) =>
      signedText(await credential.readSigned(actor, { ...params, ...query }), 'credential.jwt'),
    achievement: ({ actor, params }) => credential.readAchievement(actor, params),
  });

export const adminCertificateRoutes = ({ credential }: Application) =>
  handlers(adminCertificates, {
    list: async ({ actor, query }) => listAnswer(await credential.list(actor, listRequest(query))),
    get: ({ actor, params }) => credential.get(actor, params),
    revoke: ({ actor, params, body }) => credential.revoke(actor, { ...body, ...params }),
    reissue: ({ actor, params }) => credential.reissue(actor, params),
  });
