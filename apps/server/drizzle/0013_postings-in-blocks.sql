CREATE TABLE "corpus_blocks" (
	"hash" bigint NOT NULL,
	"part" integer NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "corpus_blocks_hash_part_pk" PRIMARY KEY("hash","part")
);
--> statement-breakpoint
CREATE TABLE "corpus_removed" (
	"part" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- A version from before takes the parts first too: in this order nobody waits for the other.
ALTER TABLE "corpus_parts" ALTER COLUMN "content" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "corpus_parts" ADD COLUMN "packed" "bytea";--> statement-breakpoint
DROP INDEX "corpus_fingerprints_part";--> statement-breakpoint
CREATE INDEX "corpus_parts_unpacked" ON "corpus_parts" USING btree ("id") WHERE packed is null;--> statement-breakpoint
-- Both are as small as they get already; trying to make them smaller would only take time.
ALTER TABLE "corpus_blocks" ALTER COLUMN "postings" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "corpus_parts" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
