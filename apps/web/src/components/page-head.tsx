interface PageHeadProps {
  title: string;
  description?: string;
  noindex?: boolean;
}

/** Title, description and robots of a route; React moves them into the head. */
export function PageHead({ title, description, noindex }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
