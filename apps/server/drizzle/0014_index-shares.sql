CREATE TABLE "corpus_shares" (
	"share" smallint PRIMARY KEY NOT NULL,
	"server" text,
	"moving" text
);
