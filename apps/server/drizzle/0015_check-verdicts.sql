ALTER TABLE "plagiarism_checks" ADD COLUMN "people_of" text;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "band" text;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "sources_found" integer;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "passages_copied" integer;