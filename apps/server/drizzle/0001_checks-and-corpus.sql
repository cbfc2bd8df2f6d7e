CREATE TABLE "corpus_fingerprints" (
	"hash" bigint NOT NULL,
	"part" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"licence" text,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"words" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corpus_parts_key" UNIQUE("key","part")
);
--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "text_hash" text;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "fixes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "corpus_fingerprints_hash" ON "corpus_fingerprints" USING btree ("hash","part");--> statement-breakpoint
CREATE INDEX "corpus_fingerprints_part" ON "corpus_fingerprints" USING btree ("part");