CREATE TABLE "contact_topic_emails" (
	"topic" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
