import type { Certificate, CertificateCheck } from '@arcada/contracts';
import { learningApi } from './learning-api.ts';

export const certificateApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningCertificate: build.query<CertificateCheck, string>({
      query: (code) => ({ url: `/api/certificates/${encodeURIComponent(code)}` }),
      // Its titles and skills are in the page's language.
      providesTags: ['Course'],
    }),
    /** The signed-in user's certificates that count. */
    learningOwnCertificates: build.query<Certificate[], void>({
      query: () => ({ url: '/api/certificates/mine' }),
      providesTags: ['Enrolment'],
    }),
  }),
});
