/** Something that happened and concerns a person. */
export interface Notice {
  id: string;
  /** What happened, in a line: 'Bạn được giao bài thi "An toàn điện"'. */
  title: string;
  /** A second line, where there is more to say. */
  detail?: string | undefined;
  /** The server's moment, RFC 3339. */
  createdAt: string;
  read: boolean;
  /** Who or what it is about; their initials or picture stand beside it. */
  about?: { name: string; avatar?: string | undefined } | undefined;
}
