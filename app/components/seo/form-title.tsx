import { useMatches } from '@remix-run/react';
import { useRouteOutcomes } from '~/routing/framework-internals';
import { DocumentTitle } from './document-title';

/** Returned by the loader of a page with a form instead of a title of its own. */
type FormTitleData = {
  formTitle: {
    title: string;
    /** An addition to the title, if there is room for it. */
    detail?: string;
    errorPrefix: string;
    /** According to the URL, the form was rejected. */
    hasErrors?: boolean;
    /** Of a page that waits: after how many seconds to load which address without scripts, as in `10;url=/success`. */
    refresh?: string | undefined;
  };
};

/** Returned by an action that only recalculated an unfinished form: there is no error. */
export type FormUpdate = { isUpdate: true };

/**
 * Title of a page with a form: "Error: …" while the submitted form has errors (WCAG technique G199, GOV.UK pattern).
 */
export function FormTitle() {
  const page = useMatches().at(-1)?.data as Partial<FormTitleData> | undefined;
  const { actionData } = useRouteOutcomes();
  const hasErrors = actionData.some((data) => !(data as Partial<FormUpdate>).isUpdate);
  if (!page?.formTitle) return null;
  const { title, detail, errorPrefix, refresh } = page.formTitle;
  const prefix = hasErrors || page.formTitle.hasErrors ? errorPrefix : '';
  return (
    <>
      <DocumentTitle title={title} detail={detail} prefix={prefix} />
      {/* With scripts a page never reloads under its reader (WCAG F41). */}
      {refresh ? (
        <noscript>
          <meta httpEquiv="refresh" content={refresh} />
        </noscript>
      ) : null}
    </>
  );
}
