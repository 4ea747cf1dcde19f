import { useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** What the loader of a page with a form puts into its data instead of a title of its own. */
export type FormTitleData = {
  formTitle: {
    title: string;
    errorPrefix: string;
    /** The address itself says that the form was refused. */
    isRefused?: boolean;
  };
};

/** What an action answers when it only worked something out for a form that is not finished: nothing is wrong with it. */
export type FormUpdate = { isUpdate: true };

/** Title of a page with a form: "Error: …" while the form just sent has errors (WCAG technique G199, GOV.UK pattern). */
export function FormTitle() {
  const page = useMatches().at(-1)?.data as Partial<FormTitleData> | undefined;
  const answers = Object.values(useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {});
  const isRefused = answers.some((answer: Partial<FormUpdate>) => !answer.isUpdate);
  if (!page?.formTitle) return null;
  const { title, errorPrefix } = page.formTitle;
  return <title>{isRefused || page.formTitle.isRefused ? errorPrefix + title : title}</title>;
}
