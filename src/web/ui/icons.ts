// The icons of Lucide (ISC license, see THIRD-PARTY-NOTICES.md) that the pages show, each a copy of its own: the whole set is a fifth of the
// files that a first start would fetch. A test compares them with the set, in which a further one is found.
import { icon } from "./icon.ts";

export const ActivityIcon = /* @__PURE__ */ icon(
	"M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2",
);
export const ArrowDownIcon = /* @__PURE__ */ icon("M12 5v14", "m19 12-7 7-7-7");
export const ArrowLeftIcon = /* @__PURE__ */ icon("m12 19-7-7 7-7", "M19 12H5");
export const ArrowRightIcon = /* @__PURE__ */ icon("M5 12h14", "m12 5 7 7-7 7");
export const ArrowUpIcon = /* @__PURE__ */ icon("m5 12 7-7 7 7", "M12 19V5");
export const BadgeCheckIcon = /* @__PURE__ */ icon(
	"M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z",
	"m16 9-5.5 5.5L8 12",
);
export const CalendarDaysIcon = /* @__PURE__ */ icon(
	"M8 2v3",
	"M16 2v3",
	["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }],
	"M3 9h18",
	"M8 13h.01",
	"M12 13h.01",
	"M16 13h.01",
	"M8 17h.01",
	"M12 17h.01",
	"M16 17h.01",
);
export const ChartNoAxesColumnIcon = /* @__PURE__ */ icon(
	"M5 21v-6",
	"M12 21V3",
	"M19 21V9",
);
export const CheckIcon = /* @__PURE__ */ icon("M20 6 9 17l-5-5");
export const ChevronDownIcon = /* @__PURE__ */ icon("m6 9 6 6 6-6");
export const ChevronLeftIcon = /* @__PURE__ */ icon("m15 18-6-6 6-6");
export const ChevronRightIcon = /* @__PURE__ */ icon("m9 18 6-6-6-6");
export const ChevronUpIcon = /* @__PURE__ */ icon("m18 15-6-6-6 6");
export const CircleAlertIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "12", r: "10" }],
	["line", { x1: "12", x2: "12", y1: "8", y2: "12" }],
	["line", { x1: "12", x2: "12.01", y1: "16", y2: "16" }],
);
export const CircleCheckIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "12", r: "10" }],
	"m16 9-5.5 5.5L8 12",
);
export const CircleDollarSignIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "12", r: "10" }],
	"M16 8h-6a2 2 0 1 0 0 4h4a2 2 0 1 1 0 4H8",
	"M12 18V6",
);
export const CloudOffIcon = /* @__PURE__ */ icon(
	"M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057",
	"M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78",
	"m2 2 20 20",
);
export const CompassIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "12", r: "10" }],
	"m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z",
);
export const CopyIcon = /* @__PURE__ */ icon(
	["rect", { width: "14", height: "14", x: "8", y: "8", rx: "2", ry: "2" }],
	"M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
);
export const DownloadIcon = /* @__PURE__ */ icon(
	"M12 15V3",
	"M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
	"m7 10 5 5 5-5",
);
export const EllipsisIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "12", r: "1" }],
	["circle", { cx: "19", cy: "12", r: "1" }],
	["circle", { cx: "5", cy: "12", r: "1" }],
);
export const ExternalLinkIcon = /* @__PURE__ */ icon(
	"M15 3h6v6",
	"M10 14 21 3",
	"M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
);
export const EyeIcon = /* @__PURE__ */ icon(
	"M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
	["circle", { cx: "12", cy: "12", r: "3" }],
);
export const FilePlus2Icon = /* @__PURE__ */ icon(
	"M11.35 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v5.35",
	"M14 2v5a1 1 0 0 0 1 1h5",
	"M14 19h6",
	"M17 16v6",
);
export const FileTextIcon = /* @__PURE__ */ icon(
	"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
	"M14 2v5a1 1 0 0 0 1 1h5",
	"M10 9H8",
	"M16 13H8",
	"M16 17H8",
);
export const FileUpIcon = /* @__PURE__ */ icon(
	"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
	"M14 2v5a1 1 0 0 0 1 1h5",
	"M12 12v6",
	"m15 15-3-3-3 3",
);
export const FolderOpenIcon = /* @__PURE__ */ icon(
	"m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2",
);
export const GripVerticalIcon = /* @__PURE__ */ icon(
	["circle", { cx: "9", cy: "12", r: "1" }],
	["circle", { cx: "9", cy: "5", r: "1" }],
	["circle", { cx: "9", cy: "19", r: "1" }],
	["circle", { cx: "15", cy: "12", r: "1" }],
	["circle", { cx: "15", cy: "5", r: "1" }],
	["circle", { cx: "15", cy: "19", r: "1" }],
);
export const KeyboardIcon = /* @__PURE__ */ icon(
	"M10 8h.01",
	"M12 12h.01",
	"M14 8h.01",
	"M16 12h.01",
	"M18 8h.01",
	"M6 8h.01",
	"M7 16h10",
	"M8 12h.01",
	["rect", { width: "20", height: "16", x: "2", y: "4", rx: "2" }],
);
export const LayoutDashboardIcon = /* @__PURE__ */ icon(
	["rect", { width: "7", height: "9", x: "3", y: "3", rx: "1" }],
	["rect", { width: "7", height: "5", x: "14", y: "3", rx: "1" }],
	["rect", { width: "7", height: "9", x: "14", y: "12", rx: "1" }],
	["rect", { width: "7", height: "5", x: "3", y: "16", rx: "1" }],
);
export const LayoutTemplateIcon = /* @__PURE__ */ icon(
	["rect", { width: "18", height: "7", x: "3", y: "3", rx: "1" }],
	["rect", { width: "9", height: "7", x: "3", y: "14", rx: "1" }],
	["rect", { width: "5", height: "7", x: "16", y: "14", rx: "1" }],
);
export const LoaderCircleIcon = /* @__PURE__ */ icon(
	"M21 12a9 9 0 1 1-6.219-8.56",
);
export const LockIcon = /* @__PURE__ */ icon(
	["rect", { width: "18", height: "11", x: "3", y: "11", rx: "2", ry: "2" }],
	"M7 11V7a5 5 0 0 1 10 0v4",
);
export const LogOutIcon = /* @__PURE__ */ icon(
	"m16 17 5-5-5-5",
	"M21 12H9",
	"M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4",
);
export const MailIcon = /* @__PURE__ */ icon(
	"m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7",
	["rect", { x: "2", y: "4", width: "20", height: "16", rx: "2" }],
);
export const MenuIcon = /* @__PURE__ */ icon("M4 5h16", "M4 12h16", "M4 19h16");
export const MinusIcon = /* @__PURE__ */ icon("M5 12h14");
export const PanelLeftIcon = /* @__PURE__ */ icon(
	["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
	"M9 3v18",
);
export const PencilIcon = /* @__PURE__ */ icon(
	"M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
	"m15 5 4 4",
);
export const PencilLineIcon = /* @__PURE__ */ icon(
	"M13 21h8",
	"m15 5 4 4",
	"M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
);
export const PlusIcon = /* @__PURE__ */ icon("M5 12h14", "M12 5v14");
export const PrinterIcon = /* @__PURE__ */ icon(
	"M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2",
	"M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6",
	["rect", { x: "6", y: "14", width: "12", height: "8", rx: "1" }],
);
export const Redo2Icon = /* @__PURE__ */ icon(
	"m15 14 5-5-5-5",
	"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13",
);
export const RotateCcwIcon = /* @__PURE__ */ icon(
	"M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",
	"M3 3v5h5",
);
export const SearchIcon = /* @__PURE__ */ icon("m21 21-4.34-4.34", [
	"circle",
	{ cx: "11", cy: "11", r: "8" },
]);
export const SettingsIcon = /* @__PURE__ */ icon(
	"M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915",
	["circle", { cx: "12", cy: "12", r: "3" }],
);
export const ShieldCheckIcon = /* @__PURE__ */ icon(
	"M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
	"m9 12 2 2 4-4",
);
export const SparklesIcon = /* @__PURE__ */ icon(
	"M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z",
	"M20 2v4",
	"M22 4h-4",
	["circle", { cx: "4", cy: "20", r: "2" }],
);
export const SplitIcon = /* @__PURE__ */ icon(
	"M16 3h5v5",
	"M8 3H3v5",
	"M12 22v-8.3a4 4 0 0 0-1.172-2.872L3 3",
	"m15 9 6-6",
);
export const Trash2Icon = /* @__PURE__ */ icon(
	"M10 11v6",
	"M14 11v6",
	"M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
	"M3 6h18",
	"M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
);
export const TriangleAlertIcon = /* @__PURE__ */ icon(
	"m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
	"M12 9v4",
	"M12 17h.01",
);
export const Undo2Icon = /* @__PURE__ */ icon(
	"M9 14 4 9l5-5",
	"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
);
export const UserRoundIcon = /* @__PURE__ */ icon(
	["circle", { cx: "12", cy: "8", r: "5" }],
	"M20 21a8 8 0 0 0-16 0",
);
export const UsersIcon = /* @__PURE__ */ icon(
	"M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
	"M16 3.128a4 4 0 0 1 0 7.744",
	"M22 21v-2a4 4 0 0 0-3-3.87",
	["circle", { cx: "9", cy: "7", r: "4" }],
);
export const XIcon = /* @__PURE__ */ icon("M18 6 6 18", "m6 6 12 12");
export const ZoomInIcon = /* @__PURE__ */ icon(
	["circle", { cx: "11", cy: "11", r: "8" }],
	["line", { x1: "21", x2: "16.65", y1: "21", y2: "16.65" }],
	["line", { x1: "11", x2: "11", y1: "8", y2: "14" }],
	["line", { x1: "8", x2: "14", y1: "11", y2: "11" }],
);
export const ZoomOutIcon = /* @__PURE__ */ icon(
	["circle", { cx: "11", cy: "11", r: "8" }],
	["line", { x1: "21", x2: "16.65", y1: "21", y2: "16.65" }],
	["line", { x1: "8", x2: "14", y1: "11", y2: "11" }],
);
