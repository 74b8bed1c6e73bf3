import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn, SidePoints } from '#ui/components/page/side-column.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { focusAnew } from '#ui/forms/focus-anew.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import styles from './stock-notice.module.css';
import type { StockNoticeView } from './stock-notice.view.ts';

/** Asks for an e-mail about the return of one product. */
export function StockNoticeScreen({
  view: { title, product, notices, form, goodToKnow, points, personalData, back },
}: {
  view: StockNoticeView;
}) {
  const main = (
    <>
      <div className={styles.product}>
        <Picture src={product.picture} name={product.title} size={96} when="first" />
        <p>{product.title}</p>
      </div>
      {form && <Ask form={form} />}
      <div className={styles.ways}>
        {back.isWanted ? <ButtonLink href={back.href}>{back.label}</ButtonLink> : <a href={back.href}>{back.label}</a>}
      </div>
    </>
  );
  return (
    <Page trail={[{ label: product.title, href: back.href }]} title={title}>
      <div className={styles.notices}>
        <Notices views={notices} />
      </div>
      {points.length > 0 ? (
        <SideColumn
          title={goodToKnow}
          side={
            <>
              <SidePoints points={points} />
              <p>
                <a href={personalData.href}>{personalData.label}</a>
              </p>
            </>
          }
          isLast
        >
          {main}
        </SideColumn>
      ) : (
        main
      )}
    </Page>
  );
}

/** After a refusal the field has the focus. */
function Ask({ form }: { form: NonNullable<StockNoticeView['form']> }) {
  const { text, code, label, value, hint, error, send } = form;
  const input = useRef<HTMLInputElement>(null);
  useErrorTitle(error !== undefined);
  // Each answer is another object: the same fault again is said again.
  useEffect(() => {
    if (form.error) focusAnew(input.current);
  }, [form]);
  return (
    <Form method="post" noValidate className={styles.form}>
      <p>{text}</p>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="article" value={code} />
      <TextField
        key={value}
        ref={input}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={80}
        label={label}
        hint={hint}
        defaultValue={value}
        required
        error={error}
      />
      <Button>{send}</Button>
    </Form>
  );
}
