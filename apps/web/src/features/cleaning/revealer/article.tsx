import { type ComponentType, Fragment } from 'react';
import { ContentsBeside } from '../../../components/article-contents.tsx';
import { contentsCopy } from '../../../copy/contents-copy.ts';
import { articleParts, type PictureName } from '../../../copy/invisible-article-copy.tsx';
import { CategoryTable } from './category-table.tsx';
import { FamilyPicture } from './pictures/family.tsx';
import { OverridePicture } from './pictures/override.tsx';
import { PersianPicture } from './pictures/persian.tsx';
import { SelectorsPicture } from './pictures/selectors.tsx';

const pictures: Record<PictureName, ComponentType> = {
  family: FamilyPicture,
  persian: PersianPicture,
  selectors: SelectorsPicture,
  override: OverridePicture,
};

type Block = (typeof articleParts)[number]['body'][number];

function ArticleBlock({ block }: { block: Block }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('table' in block) return <CategoryTable />;
  const Drawn = pictures[block.picture];
  return <Drawn />;
}

/** What the article is made of, in its order. */
export const articleEntries = articleParts.map(({ id, heading }) => ({ id, title: heading }));

/** The article on invisible characters, with its pictures and the table of kinds. */
export function InvisibleArticle() {
  return (
    <div className="relative mt-20">
      <ContentsBeside entries={articleEntries} title={contentsCopy.article} isLate />
      {/* It lies over the contents, so that the table hides them while it passes, and takes no clicks for itself. */}
      <article className="deferred article lg:pointer-events-none lg:*:pointer-events-auto [&_code]:bg-transparent [&_code]:px-0">
        {articleParts.map(({ id, heading, body }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            {body.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the article does not change
              <ArticleBlock key={index} block={block} />
            ))}
          </Fragment>
        ))}
      </article>
    </div>
  );
}
